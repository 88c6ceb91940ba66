import { action } from 'storybook/actions';
import { NAVIGATE_URL, SELECT_STORY } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { screenStory } from './screenStory.ts';

/** Key of the message from a screen to the written page around it. */
const selectScreen = 'selectScreen';
const noticeMs = 4000;
const report = action('link');

/**
 * A link in a story that no router handles would leave Storybook for a page of the app. The Actions panel lists it instead. A person's
 * click opens the story of its screen, or shows a line with the target. Call this once, before any story, so its listeners run after the
 * story's.
 */
export function keepLinksInside(): void {
  // Runs before Storybook's own handler.
  window.addEventListener('click', onPageLink, { capture: true });
  window.addEventListener('click', onClick);
  // The middle button opens a new tab.
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
  // A link within the page.
  if (href.startsWith('#')) return;
  event.preventDefault();
  report(href);
  // Play functions click links too; they don't navigate.
  if (event.isTrusted) openScreen(href);
}

/**
 * Handles links of a written page, because Storybook only handles those in Markdown. A link with menu choices loads as an address, because
 * Storybook's own navigation doesn't change menus.
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

/** A click that doesn't open another tab or window. */
function isPlain(event: MouseEvent): boolean {
  return event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
}

/** Links of written pages, and those in the line below a screen, aren't in a story: Storybook handles them. */
function isInStory(link: Element): boolean {
  if (link.closest('#storybook-docs') === null) return true;
  return link.closest('.sb-story, [id^="story--"]') !== null && link.closest('.sb-story > figcaption') === null;
}

function openScreen(href: string): void {
  const url = new URL(href, location.origin);
  const storyId = url.origin === location.origin ? screenStory(url.pathname) : null;
  if (storyId === null) return showNotice(`In the app this link leads to ${href}`);
  // Without a sidebar, only the address can select another story.
  if (window.top === window) location.assign(`iframe.html?id=${storyId}&viewMode=story`);
  else if (window.parent === window.top) addons.getChannel().emit(SELECT_STORY, { storyId });
  // On a written page, the screen is in a frame inside the page's frame.
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
