import { summaryCards } from '@hub/domain/dashboard';
import { html } from 'hono/html';

/**
 * Looks like the dashboard while its figures load; `e2e/pageSkeleton.test.ts` compares them. Shown with `has-summary`,
 * once the page knows that the person may see it; `has-attention` reserves room for what needs a person,
 * `has-field-filters` for the button of more filters.
 */
export const summarySkeletonStyles = `
.skeleton-summary,.skeleton-attention,.has-summary .skeleton-list{display:none}
.has-summary .skeleton-summary,.has-attention .skeleton-attention{display:block}
.skeleton-summary{margin-top:20px}
.skeleton-attention{container-type:inline-size;margin-bottom:16px}
.skeleton-attention::before{content:'';display:block;height:113px}
@container (min-width:40.1875rem){.skeleton-attention::before{height:60px}}
.skeleton-filter{display:flex;flex-wrap:wrap;gap:8px;padding-inline:12px}
.skeleton-filter span{flex:none;width:120px;height:36px;border:1px solid #ccc;border-radius:8px;background:#fdfdfd}
.skeleton-filter .is-search{flex:1 1 128px}
.skeleton-filter .is-mode{display:none;width:148px}
.skeleton-filter .is-fold{width:54px}
.skeleton-filter .is-fields{display:none;flex:1 0 100%;height:32px;border:0;background:none}
.has-field-filters .skeleton-filter .is-fields{display:block}
.skeleton-figures{container-type:inline-size;margin-top:40px}
.skeleton-strip{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:1px;overflow:hidden;background:#ebebeb;
box-shadow:0 1px 0 0 #1a1a1a12}
.skeleton-tile{display:flex;flex-direction:column;justify-content:space-between;gap:4px;min-width:0;padding:12px 16px;
background:#fff}
.skeleton-label{color:#616161;font-size:12px;font-weight:550;line-height:16px}
.skeleton-label.is-link{color:#005bd3;text-decoration:underline dotted;text-underline-offset:.2em}
.skeleton-figure{overflow-wrap:anywhere;min-height:32px;font-size:24px;font-variant-numeric:tabular-nums;
letter-spacing:-.2px;line-height:32px}
.skeleton-figure:empty::after{content:'';display:inline-block;width:4ch;height:.7em;border-radius:4px;background:#e3e3e3}
@container (min-width:26rem){.skeleton-strip{grid-template-columns:repeat(3,minmax(0,1fr))}}
@container (min-width:44rem){.skeleton-strip{grid-template-columns:repeat(6,minmax(0,1fr))}}
@media (max-width:30.624em){.skeleton-summary{margin-inline:-16px}}
@media (max-width:47.9375em){.has-summary .skeleton-page{padding-top:20px}}
@media (min-width:30.625em){.skeleton-filter{padding-inline:0}.skeleton-strip{border-radius:12px}}
@media (min-width:48em){.skeleton-summary{margin-top:26px}
.skeleton-filter span{height:32px}.skeleton-filter .is-fields{height:28px}.skeleton-filter .is-search{flex-basis:160px}
.skeleton-filter .is-mode{display:block}.skeleton-filter .is-fold{width:110px;border:0;background:none}}
`;

/**
 * The summary's labels with room for the figures, which `apps/web/src/app/earlyCalls` fills in by their `data-figure`.
 * `labels`: by the figure's field.
 */
export function summarySkeleton(labels: Readonly<Record<string, string>>) {
  const tiles = summaryCards.map(
    ({ statsField, target }) =>
      html`<div class="skeleton-tile">
        <span class="skeleton-label${target === null ? '' : ' is-link'}">${labels[statsField]}</span
        ><span class="skeleton-figure" data-figure="${statsField}"></span>
      </div>`,
  );
  return html`<div class="skeleton-summary">
    <div class="skeleton-attention"></div>
    <div class="skeleton-filter">
      <span class="is-search"></span><span class="is-mode"></span><span></span><span class="is-fold"></span
      ><span class="is-fields"></span>
    </div>
    <div class="skeleton-figures"><div class="skeleton-strip">${tiles}</div></div>
  </div>`;
}
