// The little program of the pages: finds cards by words, category and cost. Without it, pages list all cards.

/** Runs in any browser of the last ten years; the form is hidden until it does. */
export const SEARCH_SCRIPT = `(() => {
  const form = document.getElementById('find-cards');
  if (!form) return;
  const plain = (text) => text.normalize('NFD').replace(/[\\u0300-\\u036f]/g, '').toLowerCase();
  const cards = Array.from(document.querySelectorAll('#cards-list > li'), (item) => ({
    item,
    text: plain(item.textContent),
    categories: (item.dataset.categories || '').split(' '),
    cost: item.dataset.cost,
  }));
  const status = document.getElementById('cards-found');
  const { words, category, cost } = form.elements;
  const show = () => {
    const wanted = plain(words.value).split(/\\s+/).filter(Boolean);
    let n = 0;
    for (const card of cards) {
      const fits =
        wanted.every((word) => card.text.includes(word)) &&
        (!category || !category.value || card.categories.includes(category.value)) &&
        (!cost || !cost.value || card.cost === cost.value);
      card.item.hidden = !fits;
      if (fits) n++;
    }
    status.textContent =
      n === 0 ? status.dataset.none : status.dataset.found.replace('{n}', n).replace('{all}', cards.length);
  };
  form.hidden = false;
  form.addEventListener('input', show);
  form.addEventListener('submit', (event) => event.preventDefault());
  const all = () => {
    form.reset();
    show();
  };
  form.addEventListener('reset', () => setTimeout(show));
  addEventListener('hashchange', () => {
    const card = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (card && card.hidden) {
      all();
      card.scrollIntoView();
    }
  });
  show();
})();
`;
