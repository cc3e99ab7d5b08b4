// @ts-check
(() => {
  const root = document.documentElement;
  const form = document.querySelector('form');
  const shown = document.querySelector('[role="status"]');
  const nothing = document.querySelector('.nothing');
  if (!form || !shown || !(nothing instanceof HTMLElement)) return;
  root.classList.add('with-script');

  /** @type {NodeListOf<HTMLElement>} */
  const items = document.querySelectorAll('.path');
  const paths = [...items].map((item) => ({
    item,
    details: item.querySelector('details'),
    keys: new Set((item.dataset['keys'] ?? '').split(' ')),
    text: '',
  }));
  /** @type {HTMLDetailsElement[]} */
  const groups = [...document.querySelectorAll('.group')].filter(
    (group) => group instanceof HTMLDetailsElement,
  );
  const openAtFirst = new Set(groups.filter(({ open }) => open));
  /** @type {HTMLElement[]} */
  const machines = [...document.querySelectorAll('.machine')].filter(
    (machine) => machine instanceof HTMLElement,
  );

  const wanted = () => {
    const fields = new FormData(form);
    const text = String(fields.get('text')).toLowerCase();
    fields.delete('text');
    return {
      keys: [...fields.values()].map(String).filter(Boolean),
      words: text.split(/\s+/).filter(Boolean),
    };
  };

  // A path's story is text until it is opened.
  const unfold = (/** @type {Element | null} */ details) => {
    const story = details?.querySelector(':scope > script');
    if (story) story.outerHTML = story.textContent ?? '';
  };

  const textOf = (/** @type {(typeof paths)[number]} */ path) => {
    path.text ||= (path.item.textContent ?? '').replace(/<[^>]*>/g, ' ').toLowerCase();
    return path.text;
  };

  // Each count says how many of its paths are left.
  const counts = [...document.querySelectorAll('.found')].map((count) => ({
    count,
    all: count.textContent ?? '',
    within: count.closest('.group, .machine'),
  }));
  const countLeft = (/** @type {boolean} */ narrowed) => {
    for (const { count, all, within } of counts) {
      const left = within?.querySelectorAll('.path:not([hidden])').length ?? 0;
      count.textContent = narrowed ? `${left.toLocaleString('en')} of ${all}` : all;
    }
  };

  const holds = (/** @type {Element} */ part) => part.querySelector('.path:not([hidden])') !== null;

  const fits = (/** @type {(typeof paths)[number]} */ path, { keys, words } = wanted()) =>
    keys.every((key) => path.keys.has(key)) && words.every((word) => textOf(path).includes(word));

  const narrow = () => {
    const looked = wanted();
    const narrowed = looked.keys.length > 0 || looked.words.length > 0;
    for (const path of paths) path.item.hidden = narrowed && !fits(path, looked);
    for (const group of groups) {
      group.hidden = !holds(group);
      group.open = narrowed ? !group.hidden : openAtFirst.has(group);
    }
    for (const machine of machines) machine.hidden = narrowed && !holds(machine);
    countLeft(narrowed);
    root.classList.toggle('narrowed', narrowed);
    const count = paths.filter(({ item }) => !item.hidden).length;
    nothing.hidden = count > 0;
    const of = `${paths.length.toLocaleString('en')} paths`;
    shown.textContent = narrowed ? `${count.toLocaleString('en')} of ${of}` : of;
  };

  const clear = () => {
    form.reset();
    narrow();
  };

  const setAll = (/** @type {boolean} */ open) => {
    for (const group of groups) if (!group.hidden) group.open = open;
    for (const { item, details } of paths) {
      if (!details || item.hidden) continue;
      if (open) unfold(details);
      details.open = open;
    }
  };

  // A link to a path opens it, and everything that it is folded into.
  const follow = () => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (!target) return;
    if (target.closest('[hidden]')) clear();
    for (let part = target; part !== root && part.parentElement; part = part.parentElement) {
      if (part instanceof HTMLDetailsElement) part.open = true;
    }
    target.scrollIntoView();
    target.querySelector('summary')?.focus({ preventScroll: true });
  };

  form.addEventListener('input', narrow);
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('click', ({ target }) => {
    if (!(target instanceof HTMLButtonElement)) return;
    if (target.name === 'open') setAll(true);
    if (target.name === 'close') setAll(false);
    if (target.name === 'clear') clear();
  });
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof HTMLButtonElement) || !target.matches('.find')) return;
    const field = form.elements.namedItem(target.dataset['filter'] ?? '');
    if (!(field instanceof HTMLSelectElement)) return;
    form.reset();
    field.value = target.dataset['value'] ?? '';
    narrow();
    form.scrollIntoView();
    field.focus({ preventScroll: true });
  });
  document.addEventListener('toggle', ({ target }) => unfold(/** @type {Element} */ (target)), {
    capture: true,
  });
  addEventListener('hashchange', follow);
  // The browser tells of no change when the link was the last one followed, too.
  document.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLAnchorElement && target.hash === location.hash) follow();
  });
  narrow();
  follow();
})();
