// What pages do in the browser: the search, the theme, the menu on small screens.
import { openSearch } from './search.ts';

const KEY = 'railwright.docs.theme';

function switchTheme(): void {
  const root = document.documentElement;
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const now = root.dataset['theme'] ?? (isDark ? 'dark' : 'light');
  root.dataset['theme'] = now === 'dark' ? 'light' : 'dark';
  localStorage.setItem(KEY, root.dataset['theme']);
}

const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select');

document.querySelector('#theme')?.addEventListener('click', switchTheme);
document.querySelector('#search')?.addEventListener('click', openSearch);
document.addEventListener('keydown', (event) => {
  const asks =
    (event.key === '/' && !isTyping(event)) || (event.key === 'k' && (event.ctrlKey || event.metaKey));
  if (!asks) return;
  event.preventDefault();
  openSearch();
});
// The page that is open, in a sidebar longer than the screen.
document.querySelector('nav.sidebar [aria-current]')?.scrollIntoView({ block: 'center' });
