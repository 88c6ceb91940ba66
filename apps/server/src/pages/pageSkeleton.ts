import { brandName } from '@hub/domain/shared';
import { html, raw } from 'hono/html';
import { summarySkeleton, summarySkeletonStyles } from './summarySkeleton.ts';

/**
 * Looks like the app's own frame while it waits for shop info; `e2e/pageSkeleton.test.ts` compares them. Visible until
 * the app renders, and hidden where no script runs.
 */
export const pageSkeletonStyles = `
#page-skeleton{position:fixed;inset:0;overflow:hidden;background:#f1f1f1;color:#303030;
font-family:'Inter Variable',-apple-system,BlinkMacSystemFont,'Segoe UI',sans-serif;font-weight:650}
#root:not(:empty)~#page-skeleton{display:none}
#page-skeleton *{box-sizing:border-box}
.skeleton-bar{height:56px;padding-left:16px;background:#1a1a1a;color:#e3e3e3;font-size:14px;line-height:56px}
.skeleton-brand,.skeleton-navigation{display:none}
.skeleton-content{padding-right:1px}
.skeleton-page{max-width:998px;margin:0 auto;padding:18px 16px 0}
.skeleton-title{font-size:20px;font-weight:700;line-height:24px;letter-spacing:-.2px}
.skeleton-list{margin-top:18px}
.skeleton-row{display:grid;grid-template-columns:96px minmax(0,224px) minmax(0,128px);gap:16px;align-items:center;
height:44px;padding:0 16px}
.skeleton-row+.skeleton-row{border-top:1px solid #ebebeb}
.skeleton-row span{height:12px;border-radius:4px;background:#e3e3e3}
@media (min-width:30.625em){.skeleton-page{padding-inline:24px}}
@media (min-width:48em){.skeleton-brand{display:block}
.skeleton-navigation{display:block;position:absolute;inset:56px auto 0 0;width:240px;background:#ebebeb}
.skeleton-content{margin-left:240px}.skeleton-page{padding-top:26px}
.skeleton-list{margin-top:26px}}
.is-embedded .skeleton-bar,.is-embedded .skeleton-navigation{display:none}
.is-embedded .skeleton-content{margin:0;padding-top:40px}
@media (scripting:none){#page-skeleton{display:none}}
${summarySkeletonStyles}`;

const row = '<div class="skeleton-row"><span></span><span></span><span></span></div>';

export interface PageSkeletonOptions {
  /** Title of the screen. */
  title: string;
  /** The admin draws the frame around the page. */
  isEmbedded: boolean;
  /** The screen is the dashboard. */
  hasSummary: boolean;
  /** Labels of its figures by field. */
  figures: Readonly<Record<string, string>>;
}

/** The frame and its skeleton, shown until the scripts have loaded. */
export function pageSkeleton({ title, isEmbedded, hasSummary, figures }: PageSkeletonOptions) {
  const styles = `<style>${pageSkeletonStyles}</style>`;
  return html`${raw(styles)}<div id="page-skeleton" ${isEmbedded ? raw('class="is-embedded" ') : ''}aria-hidden="true">
    <div class="skeleton-bar"><span class="skeleton-brand">${brandName}</span></div>
    <div class="skeleton-navigation"></div>
    <div class="skeleton-content">
      <div class="skeleton-page">
        <div class="skeleton-title">${title}</div>
        <div class="skeleton-list">${raw(row.repeat(5))}</div>
        ${hasSummary ? summarySkeleton(figures) : ''}
      </div>
    </div>
  </div>`;
}
