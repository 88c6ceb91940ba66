import { action } from 'storybook/actions';
import { NAVIGATE_URL, SELECT_STORY } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { screenStory } from './screenStory.ts';

/** A message of a screen on a written page to that page. */
const selectScreen = 'selectScreen';
const noticeMs = 4000;
const report = action('link');

/**
 * A link in a story that no router takes would put a page of the app in Storybook's place, which has none. It is listed
 * under Actions; pressed by a person, it leads to the story of its screen, or a line says where it leads in the app.
 * Call once; the listeners come after all of the story.
 */
export function keepLinksInside(): void {
  // Before Storybook's own handler.
  window.addEventListener('click', onPageLink, { capture: true });
  window.addEventListener('click', onClick);
  // The middle button opens a window.
  window.addEventListener('auxclick', onClick);
  window.addEventListener('message', ({ data, origin }: MessageEvent<Record<string, unknown> | null>) => {
    const storyId = origin === location.origin ? data?.[selectScreen] : undefined;
    if (typeof storyId === 'string') addons.getChannel().emit(SELECT_STORY, { storyId });
  });
}

function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
}

function onClick(event: MouseEvent): void {
  const link = linkOf(event);
  if (!link || event.defaultPrevented || !isInStory(link)) return;
  const href = link.getAttribute('href') ?? '';
  // To a part of the same page.
  if (href.startsWith('#')) return;
  event.preventDefault();
  report(href);
  // Steps of a story press links too, and stay.
  if (event.isTrusted) openScreen(href);
}

/**
 * A link of a written page leads on through Storybook, which by itself does so with links of Markdown alone. One that
 * chooses menus is opened as an address: Storybook's own way to a story leaves the menus as they are.
 */
function onPageLink(event: MouseEvent): void {
  const link = linkOf(event);
  const href = link?.getAttribute('href') ?? '';
  if (!link || !isPlain(event) || !href.startsWith('?') || isInStory(link)) return;
  if (!window.top || window.top === window) return;
  event.preventDefault();
  event.stopPropagation();
  if (href.includes('globals=')) window.top.location.search = href;
  else addons.getChannel().emit(NAVIGATE_URL, href);
}

/** Not one that opens another tab or window. */
function isPlain(event: MouseEvent): boolean {
  return event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
}

/** Except written pages and the line below a screen on them: their links lead through Storybook. */
function isInStory(link: Element): boolean {
  if (link.closest('#storybook-docs') === null) return true;
  return link.closest('.sb-story, [id^="story--"]') !== null && link.closest('.sb-story > figcaption') === null;
}

function openScreen(href: string): void {
  const url = new URL(href, location.origin);
  const storyId = url.origin === location.origin ? screenStory(url.pathname) : null;
  if (storyId === null) return showNotice(`In the app this link leads to ${href}`);
  // A story alone in its window has no sidebar that could select another.
  if (window.top === window) location.assign(`iframe.html?id=${storyId}&viewMode=story`);
  else if (window.parent === window.top) addons.getChannel().emit(SELECT_STORY, { storyId });
  // On a written page a screen has a frame within the frame.
  else window.parent.postMessage({ [selectScreen]: storyId }, location.origin);
}

function showNotice(text: string): void {
  document.querySelector('#link-notice')?.remove();
  const notice = document.createElement('div');
  notice.id = 'link-notice';
  notice.role = 'status';
  notice.textContent = text;
  notice.style.cssText =
    'position:fixed;inset:auto 16px 16px auto;z-index:9999;max-width:calc(100% - 32px);padding:8px 12px;border-radius:8px;' +
    'background:#303030;color:#fff;font:14px/20px sans-serif;overflow-wrap:anywhere';
  document.body.append(notice);
  setTimeout(() => notice.remove(), noticeMs);
}
