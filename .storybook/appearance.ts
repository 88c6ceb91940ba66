type Globals = Readonly<Record<string, unknown>>;

interface Menu {
  title: string;
  description: string;
  icon: string;
  /** Without a choice; by default as the browser has it. */
  reset?: string;
  choices: Readonly<Record<string, string>>;
}

/** Menus of how a browser draws a story: unlike the situations they change nothing that the story is about. */
const menus = {
  language: {
    title: 'Language',
    description: 'The language of the page; choosing one reloads it',
    icon: 'globe',
    reset: 'English',
    choices: { de: 'Deutsch', es: 'Español' },
  },
  direction: {
    title: 'Direction',
    description: 'The direction in which the page is written',
    icon: 'transfer',
    choices: { rtl: 'Right to left' },
  },
  text: {
    title: 'Text size',
    description: 'The size of letters that a person has set in the browser',
    icon: 'paragraph',
    choices: { 'x1-5': 'Text at 150 %', x2: 'Text at 200 %' },
  },
  display: {
    title: 'Display',
    description: 'What a person has set in the system',
    icon: 'contrast',
    choices: { 'forced-colors': 'Forced colours, nearly', 'less-motion': 'Less motion' },
  },
  state: {
    title: 'State',
    description: 'All controls as if they were hovered, focused or pressed',
    icon: 'pointerhand',
    choices: { hover: 'Hovered', focus: 'Focused', active: 'Pressed' },
  },
} as const satisfies Record<string, Menu>;

/** As `globalTypes` of Storybook. */
export const appearanceMenus = Object.fromEntries(
  Object.entries(menus).map(([name, { title, description, icon, choices, ...menu }]) => [
    name,
    {
      name: title,
      description,
      toolbar: {
        title,
        icon,
        dynamicTitle: true,
        items: [
          { type: 'reset' as const, title: 'reset' in menu ? menu.reset : 'As in this browser' },
          ...Object.entries<string>(choices).map(([value, choice]) => ({ value, title: choice })),
        ],
      },
    },
  ]),
);

const textSizes: Readonly<Record<string, string>> = { 'x1-5': '150%', x2: '200%' };

/** Media features that a page cannot set: their rules are switched on and off in the style sheets. */
const displays: Readonly<Record<string, { on: string; off: string }>> = {
  'forced-colors': { on: '(forced-colors: active)', off: '(forced-colors: none)' },
  'less-motion': { on: '(prefers-reduced-motion: reduce)', off: '(prefers-reduced-motion: no-preference)' },
};

const states: Readonly<Record<string, RegExp>> = {
  hover: /:hover(?![-\w])/g,
  focus: /:focus(?:-visible)?(?![-\w])/g,
  active: /:active(?![-\w])/g,
};

/** Fits every element, and counts as much as a pseudo-class. */
const always = ':nth-child(n)';

const originalMedia = new Map<CSSMediaRule, string>();
const originalSelectors = new Map<CSSStyleRule, string>();
const realMatchMedia = window.matchMedia?.bind(window);
let display: string | null = null;
let state: string | null = null;
let isWatching = false;

/** Called before a story is drawn, and again when a menu changes. */
export function applyAppearance(globals: Globals): void {
  const page = document.documentElement;
  page.dir = globals.direction === 'rtl' ? 'rtl' : '';
  page.style.fontSize = textSizes[String(globals.text)] ?? '';
  display = String(globals.display) in displays ? String(globals.display) : null;
  state = String(globals.state) in states ? String(globals.state) : null;
  page.classList.toggle('forced-colors', display === 'forced-colors');
  if (!isWatching && display === null && state === null) return;
  watchStyles();
  changeRules();
}

/** Style sheets come with the parts that a story loads. */
function watchStyles(): void {
  if (isWatching) return;
  isWatching = true;
  const palette = document.createElement('style');
  palette.textContent = forcedPalette;
  document.head.append(palette);
  new MutationObserver(changeRules).observe(document.head, { childList: true });
  document.addEventListener('load', changeRules, { capture: true });
  window.matchMedia = (query) => realMatchMedia(display !== null && query === displays[display]?.on ? 'all' : query);
}

function changeRules(): void {
  for (const [rule, media] of originalMedia) rule.media.mediaText = media;
  for (const [rule, selector] of originalSelectors) rule.selectorText = selector;
  originalMedia.clear();
  originalSelectors.clear();
  const media = display === null ? undefined : displays[display];
  const pseudoClass = state === null ? undefined : states[state];
  if (!media && !pseudoClass) return;
  for (const sheet of document.styleSheets) for (const rule of sheet.cssRules) changeRule(rule, media, pseudoClass);
}

function changeRule(rule: CSSRule, media: { on: string; off: string } | undefined, pseudoClass?: RegExp): void {
  if (rule instanceof CSSMediaRule && media) {
    const { mediaText } = rule.media;
    if (mediaText === media.on || mediaText === media.off) {
      originalMedia.set(rule, mediaText);
      rule.media.mediaText = mediaText === media.on ? 'all' : 'not all';
    }
  }
  if (rule instanceof CSSStyleRule && pseudoClass) {
    const changed = rule.selectorText.replace(pseudoClass, always);
    if (changed !== rule.selectorText) {
      originalSelectors.set(rule, rule.selectorText);
      rule.selectorText = changed;
    }
  }
  if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule)
    for (const inner of rule.cssRules) changeRule(inner, media, pseudoClass);
}

/** Forced colors as a browser applies them, except to elements with `forced-color-adjust: none`. */
const forcedPalette = `
.forced-colors { color-scheme: dark; }
.forced-colors :is(*, ::before, ::after) {
  background-color: Canvas !important; background-image: none !important; color: CanvasText !important;
  border-color: CanvasText !important; box-shadow: none !important; text-shadow: none !important;
}
.forced-colors :is(a, a *) { color: LinkText !important; }
.forced-colors :is(button, button *) { color: ButtonText !important; border-color: ButtonBorder !important; }
.forced-colors :is(input, select, textarea) { background-color: transparent !important; color: FieldText !important; }
.forced-colors [aria-disabled='true'], .forced-colors :disabled { color: GrayText !important; }
`;
