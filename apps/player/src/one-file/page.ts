// The page: the player with the setup that is inside the file.
import type { CarriedSetup } from '@railwright/content/bundle';
import { spokenLanguage } from '@railwright/engine/languages';
import { mount } from 'svelte';
import { app } from '../lib/app.svelte.ts';
import { settings } from '../lib/view/settings.svelte.ts';
import { catalogOf } from './catalog-of.ts';
import OneFile from './OneFile.svelte';

// Without any, it plays the files that are opened on it.
const text = document.querySelector('#railwright-setups')?.textContent ?? '';
const { bundle, language, back } = JSON.parse(text || '{}') as CarriedSetup;
const asked = spokenLanguage(new URL(location.href).searchParams.get('language')) ?? language;
if (asked) settings.suggest(asked);
const catalog = catalogOf(bundle);
app.carry({ catalog, setup: catalog.setups[0], back });
mount(OneFile, { target: document.body });
