# The server for production; see docs/operating.md. One image, several roles:
#   docker run -e ROLE=web … , docker run -e ROLE=worker … , docker run … node apps/server/src/main.ts migrate
# (Demo and sandbox listen on loopback only and are not meant for containers.)

FROM node:24-slim AS manifests
WORKDIR /app
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/
COPY packages/api-client/package.json packages/api-client/
COPY packages/database/package.json packages/database/
COPY packages/domain/package.json packages/domain/
COPY packages/engine/package.json packages/engine/
COPY packages/platform/package.json packages/platform/
COPY packages/providers/package.json packages/providers/
COPY packages/ui/package.json packages/ui/

# With --build-arg STORYBOOK=yes the image has the Storybook; -e STORYBOOK_DIR=storybook shows it under /storybook.
FROM manifests AS build
ARG STORYBOOK=no
RUN if [ "$STORYBOOK" = yes ]; then npx -y pnpm@12 install --frozen-lockfile; \
  else npx -y pnpm@12 install --frozen-lockfile --filter @hub/web...; fi
COPY . .
RUN apps/web/node_modules/.bin/vite build apps/web
RUN mkdir -p dist/storybook && \
  if [ "$STORYBOOK" = yes ]; then npx -y pnpm@12 exec storybook build --output-dir dist/storybook --quiet; fi

# What runs: the server's own dependencies, its source as it is, and the build.
FROM manifests AS dependencies
RUN npx -y pnpm@12 install --frozen-lockfile --prod --filter @hub/server...

FROM node:24-slim
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4173
COPY --from=dependencies /app ./
COPY packages/domain/src packages/domain/src
COPY packages/domain/languages packages/domain/languages
COPY packages/api-client/src packages/api-client/src
COPY packages/database/src packages/database/src
COPY packages/database/migrations packages/database/migrations
COPY packages/engine/src packages/engine/src
COPY packages/platform/src packages/platform/src
COPY packages/providers/src packages/providers/src
COPY apps/server/src apps/server/src
COPY --from=build /app/apps/web/dist apps/web/dist
COPY --from=build /app/dist/storybook storybook
USER node
EXPOSE 4173
HEALTHCHECK --interval=30s --timeout=3s --start-period=30s CMD ["node", "-e", \
  "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((reply) => process.exit(reply.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/server/src/main.ts", "serve"]
