/**
 * Environment variables:
 *
 * | Variable             | Default         | Meaning |
 * |----------------------|-----------------|---------|
 * | `PORT`               | `4173`          | Port to listen on; 0 takes any free one |
 * | `DATABASE_URL`       | none            | PostgreSQL server, `postgres://…`, instead of the embedded database |
 * | `SECRETS_KEY`        | a key file      | Keys of credentials, newest first: `id:base64,older:base64`. With `DATABASE_URL` |
 * | `SHOPIFY_API_KEY`    | none            | API key of the app: pages under /app load App Bridge. Needed in production |
 * | `SHOPIFY_API_SECRET` | none            | API secret of the app, which signs sessions. Needed in production |
 * | `SHOPIFY_STORE_ORIGIN` | none          | For rehearsals: a simulated store on this machine replaces every shop |
 * | `APP_ORIGINS`        | none            | Origins of the app, separated by commas; other hosts get a 421. Required in production |
 * | `ROLE`               | `all`           | `web` answers calls, `worker` does jobs, `all` both; with `DATABASE_URL` only |
 * | `METRICS_TOKEN`      | none            | Token for /metrics; without it, only this machine may read them |
 * | `SMTP_URL`           | none            | Mail server for emails to staff, `smtps://…`; without it, emails are only shown |
 * | `MAIL_FROM`          | none            | Sender of these emails; required with `SMTP_URL` |
 * | `ADMIN_TOKEN`        | none            | Token of the admin area; without it, there is none |
 * | `LOG_FORMAT`         | by `NODE_ENV`   | `json` or `text`; json if `NODE_ENV` is `production` |
 * | `STOP_DELAY_SECONDS` | `0`             | Seconds in which requests are still accepted after SIGTERM, 0 to 60 |
 * | `HISTORY_MONTHS`     | `24`            | Months for which the whole timeline of a finished order is kept, 6 to 120 |
 * | `API_ORIGIN`         | none            | Origin of a real backend, `https://…`, or `http://` on loopback |
 * | `HOST`               | `127.0.0.1`     | Address to listen on, `0.0.0.0` in a container; demo and sandbox stay on 127.0.0.1 |
 * | `DATA_DIR`           | `.data`         | Directory of the embedded database, its key and its lock |
 * | `STORE_PORT`         | `0`             | Port of the demo's simulated store; 0 takes any free one |
 * | `STORYBOOK_DIR`      | none            | Directory of a built Storybook, shown under /storybook |
 * | `WEB_BUILD`          | `apps/web/dist` | Directory of the built app |
 */
export type Environment = Readonly<Record<string, string | undefined>>;
