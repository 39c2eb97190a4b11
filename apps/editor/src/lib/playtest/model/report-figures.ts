// Figures of reports in the language of the studio. Imported where reports are made or shown.
import { writeFigures } from '@railwright/report/words';
import { counted, whole } from '../../core/content/counted.ts';
import { language } from '../../core/words/words.ts';

const TO = { en: ' to ', fr: ' à ', de: ' bis ' } as const;

writeFigures({
  ...{ language, counted, whole },
  ...(language === 'en' ? { point: '.', percent: '%' } : { point: ',', percent: '\u00a0%' }),
  to: TO[language],
});
