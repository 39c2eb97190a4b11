// The page: the player with the setups that are inside the file.
import { carriedBundles, type CarriedSetups } from '@railwright/content/bundle';
import { spokenLanguage } from '@railwright/engine/languages';
import { mount } from 'svelte';
import { app } from '../lib/app.svelte.ts';
import { settings } from '../lib/view/settings.svelte.ts';
import { catalogOf } from './catalog-of.ts';
import OneFile from './OneFile.svelte';

// Without any, it plays the files that are opened on it.
const text = document.querySelector('#railwright-setups')?.textContent ?? '';
const carried = JSON.parse(text || '{"bundles":[]}') as CarriedSetups;
const { language, back } = carried;
const asked = spokenLanguage(new URL(location.href).searchParams.get('language')) ?? language;
if (asked) settings.suggest(asked);
const catalog = catalogOf(carriedBundles(carried));
app.carry({ catalog, setup: catalog.setups[0], back });
mount(OneFile, { target: document.body });
