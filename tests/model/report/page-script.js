// @ts-check
(async () => {
  const root = document.documentElement;
  const form = document.querySelector('form');
  const shown = document.querySelector('.shown');
  const nothing = document.querySelector('.nothing');
  if (!form || !(shown instanceof HTMLElement) || !(nothing instanceof HTMLElement)) return;
  for (const part of document.querySelectorAll('script[type="application/gzip"]')) {
    const bytes = Uint8Array.from(atob(part.textContent ?? ''), (sign) => sign.charCodeAt(0));
    const unzipped = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
    part.outerHTML = await new Response(unzipped).text();
  }
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

  const { left: leftText = '', all: allText = '', leftOf = '' } = shown.dataset;
  const fill = (
    /** @type {string} */ text,
    /** @type {number} */ count,
    /** @type {string} */ of,
  ) => text.replace('#', count.toLocaleString(root.lang)).replace('*', of);

  // A path's story is text until it is opened; what other places of the page have already, is taken from there.
  const unfold = (/** @type {Element | null} */ details) => {
    const text = details?.querySelector(':scope > script');
    if (!details || !text) return;
    text.outerHTML = text.textContent ?? '';
    const story = details.querySelector('.story');
    if (!(story instanceof HTMLElement)) return;
    listRules(story);
    drawPath(story);
  };

  const listRules = (/** @type {HTMLElement} */ story) => {
    const item = story.closest('.path');
    const keys = (item instanceof HTMLElement && item.dataset['keys']?.split(' ')) || [];
    const list = document.createElement('ul');
    for (const key of keys.filter((one) => one.startsWith('rule:'))) {
      const rule = [...document.querySelectorAll('#find-rule option')].find(
        (option) => option instanceof HTMLOptionElement && option.value === key,
      );
      list.append(Object.assign(document.createElement('li'), { textContent: rule?.textContent }));
    }
    const heading = story.querySelector('.proves');
    if (list.children.length > 0) heading?.after(list);
    else heading?.remove();
  };

  const drawPath = (/** @type {HTMLElement} */ story) => {
    const drawn = story.closest('.machine')?.querySelector('.drawn svg')?.cloneNode(true);
    if (!(drawn instanceof Element)) return;
    story.querySelector('.diagram')?.append(drawn);
    const states = (story.dataset['states'] ?? '').split(' ');
    const failed = Number(story.dataset['failed'] || -1);
    const part = (/** @type {string} */ name, /** @type {string} */ value) =>
      [...drawn.querySelectorAll(`[data-${name}]`)].find(
        (one) => one.getAttribute(`data-${name}`) === value,
      );
    states.forEach((state, at) => {
      part('state', state)?.classList.add('taken');
      const before = states[at - 1];
      if (before === undefined) return;
      const arrow = before === state ? part('state', state) : part('edge', `${before} ${state}`);
      arrow?.classList.add('taken', ...(at - 1 === failed ? ['failed'] : []));
      const steps = arrow?.querySelector('.steps');
      if (steps) steps.textContent = [steps.textContent, at].filter(Boolean).join(', ');
    });
    // Taken arrows lie over the others.
    for (const one of drawn.querySelectorAll('.edge.taken')) one.parentNode?.append(one);
    for (const one of drawn.querySelectorAll('.node')) one.parentNode?.append(one);
    scrollToState(part('state', states[0] ?? ''));
  };

  // A large diagram begins with the path's first state.
  const scrollToState = (/** @type {Element | undefined} */ state) => {
    const box = state?.closest('.diagram');
    if (!state || !box) return;
    const [at, within] = [state.getBoundingClientRect(), box.getBoundingClientRect()];
    box.scrollBy(at.left - within.left - box.clientWidth / 2, at.top - within.top - 40);
  };

  // Selects the command, for the user to copy, if the browser gives no clipboard.
  const copy = async (/** @type {HTMLButtonElement} */ button) => {
    const command = button.parentElement?.querySelector('code');
    if (!command) return;
    try {
      await navigator.clipboard.writeText(command.textContent ?? '');
      const label = button.textContent;
      button.textContent = button.dataset['copied'] ?? '';
      button.addEventListener('blur', () => (button.textContent = label), { once: true });
    } catch {
      getSelection()?.selectAllChildren(command);
    }
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
      count.textContent = narrowed ? fill(leftOf, left, all) : all;
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
    const all = paths.length.toLocaleString(root.lang);
    shown.textContent = fill(narrowed ? leftText : allText, count, all);
  };

  const fieldNamed = (/** @type {string} */ name) => {
    const field = form.elements.namedItem(name);
    return field instanceof HTMLSelectElement || field instanceof HTMLInputElement ? field : null;
  };

  // A state, an event and a rule belong to one machine: only those of the chosen one are offered.
  const groupsOfMachines = [...form.querySelectorAll('optgroup')];
  const offerOfMachine = (/** @type {EventTarget | null} */ changed) => {
    const machine = fieldNamed('machine');
    const chosen = changed instanceof HTMLSelectElement ? changed.selectedOptions[0] : null;
    const owner = chosen?.closest('optgroup')?.dataset['machine'];
    if (machine && owner !== undefined) machine.value = owner;
    const wantedMachine = machine?.value ?? '';
    for (const group of groupsOfMachines) {
      const isOther = wantedMachine !== '' && group.dataset['machine'] !== wantedMachine;
      group.hidden = isOther;
      group.disabled = isOther;
      const field = group.closest('select');
      if (isOther && field?.selectedOptions[0]?.closest('optgroup') === group) field.value = '';
    }
  };

  // The filters are in the address: a link shows what its sender has seen.
  const filters = ['text', 'result', 'machine', 'state', 'event', 'rule', 'mark', 'cause'];
  const readAddress = () => {
    for (const [name, value] of new URLSearchParams(location.search)) {
      const field = filters.includes(name) ? fieldNamed(name) : null;
      if (!field) continue;
      field.value = name === 'text' ? value : `${name}:${value}`;
      offerOfMachine(field);
    }
  };
  const writeAddress = () => {
    const asked = new URLSearchParams();
    for (const name of filters) {
      const value = fieldNamed(name)?.value ?? '';
      if (value !== '') asked.set(name, name === 'text' ? value : value.slice(name.length + 1));
    }
    const search = asked.size > 0 ? `?${asked}` : '';
    history.replaceState(null, '', `${location.pathname}${search}${location.hash}`);
  };

  const changeFilters = (/** @type {EventTarget | null} */ changed) => {
    offerOfMachine(changed);
    narrow();
    writeAddress();
  };

  const clear = () => {
    form.reset();
    changeFilters(null);
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

  form.addEventListener('input', ({ target }) => changeFilters(target));
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
    changeFilters(field);
    form.scrollIntoView();
    field.focus({ preventScroll: true });
  });
  document.addEventListener('toggle', ({ target }) => unfold(/** @type {Element} */ (target)), {
    capture: true,
  });
  document.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLButtonElement && target.matches('.copy')) void copy(target);
    // The same view in the other language.
    if (target instanceof HTMLAnchorElement && target.matches('.languages a')) {
      target.href = target.pathname + location.search + location.hash;
    }
  });
  addEventListener('hashchange', follow);
  // The browser sends no event when the link was the last one followed, too.
  document.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLAnchorElement && target.hash === location.hash) follow();
  });
  readAddress();
  narrow();
  follow();
})();
