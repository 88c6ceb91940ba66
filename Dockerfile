# The built app with a real backend behind it: docker run -e API_ORIGIN=https://… -p 4173:4173 …
# (The sandbox listens on loopback only and is not meant for containers.)

FROM node:24-slim AS manifests
WORKDIR /app
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/
COPY packages/api-client/package.json packages/api-client/
COPY packages/domain/package.json packages/domain/
COPY packages/ui/package.json packages/ui/

FROM manifests AS build
RUN npx -y pnpm@12 install --frozen-lockfile --filter @hub/web...
COPY . .
RUN apps/web/node_modules/.bin/vite build apps/web

# What runs: the server's own dependencies, its source as it is, and the build.
FROM manifests AS dependencies
RUN npx -y pnpm@12 install --frozen-lockfile --prod --filter @hub/server...

FROM node:24-slim
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4173
COPY --from=dependencies /app ./
COPY packages/domain/src packages/domain/src
COPY packages/api-client/src packages/api-client/src
COPY apps/server/src apps/server/src
COPY --from=build /app/apps/web/dist apps/web/dist
USER node
EXPOSE 4173
HEALTHCHECK --interval=30s --timeout=3s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((reply) => process.exit(reply.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/server/src/main.ts", "serve"]
