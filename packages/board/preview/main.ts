// `?show=tokyo|osaka|fenland|large|cards|tokens&theme=light|dark&language=en&width=390`
import { mount } from 'svelte';
import '../src/theme.css';
import Preview from './preview.svelte';

const target = document.getElementById('app');
if (target) mount(Preview, { target, props: { query: new URLSearchParams(location.search) } });
