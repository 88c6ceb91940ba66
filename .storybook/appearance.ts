type Globals = Readonly<Record<string, unknown>>;

interface Menu {
  title: string;
  description: string;
  icon: string;
  /** Label of no choice; "As in this browser" by default. */
  reset?: string;
  choices: Readonly<Record<string, string>>;
}

/** Menus for how the browser renders a story. Unlike situations, they don't change the story's data. */
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
    description: 'The text direction of the page',
    icon: 'transfer',
    choices: { rtl: 'Right to left' },
  },
  text: {
    title: 'Text size',
    description: 'The text size set in the browser',
    icon: 'paragraph',
    choices: { 'x1-5': 'Text at 150 %', x2: 'Text at 200 %' },
  },
  display: {
    title: 'Display',
    description: 'System settings: contrast and motion',
    icon: 'contrast',
    choices: { 'forced-colors': 'Forced colours, nearly', 'less-motion': 'Less motion' },
  },
  state: {
    title: 'State',
    description: 'Shows all controls hovered, focused or pressed',
    icon: 'pointerhand',
    choices: { hover: 'Hovered', focus: 'Focused', active: 'Pressed' },
  },
} as const satisfies Record<string, Menu>;

/** The menus as Storybook's `globalTypes`. */
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

/** Media features that a page can't set. Their rules in the style sheets are switched on and off instead. */
const displays: Readonly<Record<string, { on: string; off: string }>> = {
  'forced-colors': { on: '(forced-colors: active)', off: '(forced-colors: none)' },
  'less-motion': { on: '(prefers-reduced-motion: reduce)', off: '(prefers-reduced-motion: no-preference)' },
};

const states: Readonly<Record<string, RegExp>> = {
  hover: /:hover(?![-\w])/g,
  focus: /:focus(?:-visible)?(?![-\w])/g,
  active: /:active(?![-\w])/g,
};

/** Matches every element, with the specificity of a pseudo-class. */
const always = ':nth-child(n)';

const originalMedia = new Map<CSSMediaRule, string>();
const originalSelectors = new Map<CSSStyleRule, string>();
const realMatchMedia = window.matchMedia?.bind(window);
let display: string | null = null;
let state: string | null = null;
let isWatching = false;

/** Called before a story renders and when a menu changes. */
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

/** Applies the changes to later style sheets too, because they load with a story's parts. */
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

/** Approximates a browser's forced colors. Ignores `forced-color-adjust: none`. */
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
