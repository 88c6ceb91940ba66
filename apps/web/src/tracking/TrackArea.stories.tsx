import { scenarios } from '@hub/api-client/mocks';
import { trackingTexts as texts } from '@hub/domain/tracking';
import { http, HttpResponse } from 'msw';
import { expect, type within } from 'storybook/test';
import preview from '#storybook/preview';
import { inOwnSituation } from '../testing/inOwnSituation.ts';
import { inScenario } from '../testing/inScenario.ts';
import { SiteAt } from '../testing/SiteAt.tsx';

/** A shop's page for its customers: the real client against the sandbox. */
const meta = preview.meta({
  title: 'Screens/Tracking page',
  component: SiteAt,
  parameters: { layout: 'fullscreen' },
  args: { path: '/track/juniper-and-oak' },
});

const turnedOn = {
  ...scenarios.default,
  trackingPage: { isOn: true, color: '#7a1f3d', contactEmail: 'help@example.com' },
};

type Canvas = ReturnType<typeof within>;
type Type = { type(element: Element, text: string): Promise<void> };

/** Waits for the page before the story counts as rendered. */
const playUntil = (waitFor: (canvas: Canvas) => Promise<unknown>) => ({
  play: inOwnSituation(async ({ canvas }: { canvas: Canvas }) => void (await waitFor(canvas))),
});
const form = (canvas: Canvas) => canvas.findByLabelText(texts.orderNumber);

export const Default = meta.story({ ...inScenario(turnedOn), ...playUntil(form) });

Default.test('wrong details find nothing, and the typed text stays', async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByLabelText(texts.orderNumber), '#536365');
  await userEvent.type(canvas.getByLabelText(texts.proof), 'nobody@example.com{Enter}');
  await expect(await canvas.findByText(texts.notFound)).toBeVisible();
  await expect(canvas.getByLabelText(texts.orderNumber)).toHaveValue('#536365');
});

/** The shop's colors are loading. */
export const Loading = meta.story({
  ...inScenario({ ...turnedOn, fault: 'hanging' }),
  ...playUntil((canvas) => canvas.findByRole('status', { name: texts.loading })),
});

Loading.test('says so, and asks for nothing yet', async ({ canvas }) => {
  await expect(await canvas.findByRole('status', { name: texts.loading })).toBeInTheDocument();
  await expect(canvas.queryByLabelText(texts.orderNumber)).toBeNull();
});

/** A shop that has not turned its page on. */
export const Off = meta.story({
  ...inScenario('default'),
  ...playUntil((canvas) => canvas.findByRole('heading', { level: 1, name: texts.noPage })),
});

Off.test('does not reveal whether the shop exists', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: texts.noPage })).toBeVisible();
});

/** The server fails before the page is loaded. */
export const Error = meta.story({
  ...inScenario({ ...turnedOn, fault: 'failing' }),
  ...playUntil((canvas) => canvas.findByRole('alert')),
});

Error.test('says so, and can be tried again', async ({ canvas }) => {
  await expect(await canvas.findByRole('alert')).toHaveTextContent(texts.failed);
  await expect(canvas.getByRole('button', { name: texts.retry })).toBeVisible();
});

/** The server fails during a search. */
export const SearchError = meta.story({
  ...inScenario(turnedOn, { faults: [http.post('*/hub/track/*', () => new HttpResponse(null, { status: 500 }))] }),
  play: inOwnSituation(async ({ canvas, userEvent }: { canvas: Canvas; userEvent: Type }) => {
    await userEvent.type(await form(canvas), '1');
    await userEvent.type(canvas.getByLabelText(texts.proof), 'SW1A 1AA{Enter}');
    await canvas.findByText(texts.failed);
  }),
});

SearchError.test('says so, and the typed text stays', async ({ canvas }) => {
  await expect(canvas.getByText(texts.failed)).toBeVisible();
  await expect(canvas.getByLabelText(texts.orderNumber)).toHaveValue('1');
  await expect(canvas.getByRole('button', { name: texts.find })).toBeVisible();
});
