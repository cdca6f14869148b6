/** The scripts of the reference: search, language of the code, copying, and calls sent from the page. */

/** @typedef {{ name: string, place: 'path' | 'query', isRequired: boolean, example?: unknown }} Field */
/** @typedef {{ method: string, path: string, fields: Field[], body?: unknown, isFile: boolean }} CallForm */

const EXAMPLE_ORIGIN = 'https://www.example.com';
const LANGUAGE = 'api-docs-language';
const KEY = 'api-docs-key';

/**
 * The elements of a kind that a selector finds.
 * @template {HTMLElement} Type
 * @param {string} selector
 * @param {new () => Type} kind
 * @param {ParentNode} within
 */
function all(selector, kind, within = document) {
  return [...within.querySelectorAll(selector)].filter(
    /** @returns {found is Type} */
    (found) => found instanceof kind,
  );
}

/**
 * @param {string} name
 * @param {Record<string, string>} attributes
 * @param {(Node | string)[]} children
 */
function element(name, attributes, ...children) {
  const made = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
  made.append(...children);
  return made;
}

for (const code of all('pre code', HTMLElement))
  code.textContent = (code.textContent ?? '').replaceAll(EXAMPLE_ORIGIN, location.origin);
showContents();
addSearch();
addCopyButtons();
addLanguages();
addForms();

/** On a narrow screen the contents are closed, since they are long. */
function showContents() {
  const [contents] = all('details.contents', HTMLDetailsElement);
  if (contents && !matchMedia('(min-width: 60rem)').matches) contents.open = false;
}

function addSearch() {
  const [input] = all('#search', HTMLInputElement);
  const [none] = all('.none', HTMLElement);
  if (!input || !none) return;
  input.closest('p')?.removeAttribute('hidden');
  const chapters = all('.chapter', HTMLDetailsElement);
  const isOpen = chapters.map(({ open }) => open);
  const search = () => {
    const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
    let count = 0;
    for (const [at, chapter] of chapters.entries()) {
      const items = all('li[data-words]', HTMLElement, chapter);
      for (const item of items) item.hidden = !words.every((word) => item.dataset.words?.includes(word));
      const found = items.filter((item) => !item.hidden).length;
      count += found;
      chapter.hidden = found === 0;
      chapter.open = words.length > 0 ? found > 0 : (isOpen[at] ?? false);
    }
    none.hidden = count > 0;
  };
  input.addEventListener('input', search);
  input.addEventListener('keydown', (event) => {
    const [first] = all('.chapter:not([hidden]) li[data-words]:not([hidden]) a', HTMLElement);
    if (event.key === 'Enter' && input.value !== '') first?.click();
  });
  document.addEventListener('keydown', (event) => {
    const isTyping = event.target instanceof HTMLElement && event.target.matches('input, textarea, select');
    if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const [contents] = all('.contents', HTMLDetailsElement);
    if (contents) contents.open = true;
    input.focus();
  });
}

/** One choice for all code, kept for the next visit. */
function addLanguages() {
  const groups = all('.samples', HTMLElement);
  const stored = localStorage.getItem(LANGUAGE) ?? 'curl';
  for (const group of groups) {
    const buttons = all('pre', HTMLElement, group).map(({ dataset }) => {
      const button = element('button', { type: 'button' }, dataset.language ?? '');
      button.addEventListener('click', () => {
        const before = button.getBoundingClientRect().top;
        choose(dataset.language ?? 'curl');
        scrollBy(0, button.getBoundingClientRect().top - before); // code above has another height now
      });
      return button;
    });
    group
      .querySelector('.languages')
      ?.replaceWith(element('p', { class: 'languages', role: 'group', 'aria-label': 'Language' }, ...buttons));
  }
  choose(all('.samples pre', HTMLElement).some(({ dataset }) => dataset.language === stored) ? stored : 'curl');

  /** @param {string} language */
  function choose(language) {
    localStorage.setItem(LANGUAGE, language);
    for (const code of all('.samples pre', HTMLElement)) {
      (code.closest('.frame') ?? code).toggleAttribute('hidden', code.dataset.language !== language);
    }
    for (const button of all('.languages button', HTMLElement)) {
      button.setAttribute('aria-pressed', String(button.textContent === language));
    }
  }
}

function addCopyButtons() {
  for (const code of all('pre', HTMLElement)) {
    const button = element('button', { type: 'button', class: 'copy' }, 'Copy');
    const showCopied = async () => {
      button.textContent = (await copy(code)) ? 'Copied' : 'Selected';
      setTimeout(() => (button.textContent = 'Copy'), 2000);
    };
    button.addEventListener('click', () => void showCopied());
    const frame = element('div', { class: 'frame' });
    code.replaceWith(frame);
    frame.append(code, button);
  }
}

/**
 * Copies code, or selects it where a page may not write to the clipboard, such as over plain HTTP.
 * @param {HTMLElement} code
 */
async function copy(code) {
  try {
    await navigator.clipboard.writeText(code.querySelector('code')?.textContent ?? '');
    return true;
  } catch {
    getSelection()?.selectAllChildren(code);
    return false;
  }
}

function addForms() {
  for (const place of all('.try', HTMLElement)) {
    const call = /** @type {CallForm} */ (JSON.parse(place.dataset.call ?? '{}'));
    if (call.isFile) continue;
    const open = element('button', { type: 'button' }, 'Try it');
    open.addEventListener('click', () => {
      const form = formOf(call);
      place.replaceChildren(form);
      all('input, textarea', HTMLElement, form)[0]?.focus();
    });
    place.append(open);
  }
}

/** @param {CallForm} call */
function formOf({ method, path, fields, body }) {
  const key = labelled(
    'API key or token',
    element('input', { type: 'password', autocomplete: 'off', value: sessionStorage.getItem(KEY) ?? '' }),
  );
  const inputs = fields.map(({ name, example, isRequired }) => {
    const value = typeof example === 'string' ? example : (JSON.stringify(example) ?? '');
    return labelled(name, element('input', { name, value, ...(isRequired && { required: '' }) }));
  });
  const text =
    body === undefined
      ? []
      : [labelled('Body', element('textarea', { rows: '8', spellcheck: 'false' }, JSON.stringify(body, null, 2)))];
  const answer = element('pre', { tabindex: '0', role: 'status', 'aria-label': 'Answer', hidden: '' });
  const warning = method === 'GET' ? [] : [element('p', {}, 'This changes the site.')];
  const form = element(
    'form',
    {},
    key,
    ...inputs,
    ...text,
    ...warning,
    element('button', {}, `Send ${method}`),
    answer,
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void send();
  });
  return form;

  async function send() {
    const secret = valueOf(key);
    sessionStorage.setItem(KEY, secret); // until the tab is closed
    answer.hidden = false;
    answer.textContent = 'Sending...';
    const filled = fields.map((field, at) => ({ ...field, value: valueOf(inputs[at]) }));
    const address = filled.reduce(
      (at, { name, place, value }) => (place === 'path' ? at.replace(`{${name}}`, encodeURIComponent(value)) : at),
      path,
    );
    const query = filled
      .filter(({ place, value }) => place === 'query' && value !== '')
      .map(({ name, value }) => [name, value]);
    const search = new URLSearchParams(query).toString();
    try {
      const response = await fetch(search ? `${address}?${search}` : address, {
        method,
        credentials: 'omit',
        headers: {
          ...(secret && { authorization: `Bearer ${secret}` }),
          ...(text.length > 0 && { 'content-type': 'application/json' }),
        },
        ...(text.length > 0 && { body: valueOf(text[0]) }),
      });
      answer.textContent = `${response.status} ${response.statusText}\n\n${readable(await response.text())}`;
    } catch {
      answer.textContent = 'The server could not be reached. Please try again.';
    }
  }
}

/**
 * @param {string} name
 * @param {HTMLElement} input
 */
function labelled(name, input) {
  return element('label', {}, name, input);
}

/** @param {HTMLElement | undefined} label */
function valueOf(label) {
  const field = label?.querySelector('input, textarea');
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : '';
}

/** @param {string} text */
function readable(text) {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
