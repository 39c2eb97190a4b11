// The page: the player with the setups that are inside the file.
import type { CarriedSetups } from '@railwright/content/bundle';
import { spokenLanguage } from '@railwright/engine/languages';
import { mount } from 'svelte';
import { app } from '../lib/app.svelte.ts';
import { settings } from '../lib/view/settings.svelte.ts';
import { catalogOf } from './catalog-of.ts';
import OneFile from './OneFile.svelte';

// Without any, it plays the files that are opened on it.
const text = document.querySelector('#railwright-setups')?.textContent ?? '';
const { bundles, language, back } = JSON.parse(text || '{"bundles":[]}') as CarriedSetups;
const asked = spokenLanguage(new URL(location.href).searchParams.get('language')) ?? language;
if (asked) settings.suggest(asked);
const catalog = catalogOf(bundles);
app.carry({ catalog, setup: catalog.setups[0], back });
mount(OneFile, { target: document.body });
