# Local stand-ins for the portal's services (shared/tools/sandbox). Build it in the repository's root.
ARG BASE=docker.io/library/debian:13-slim
FROM ${BASE}

RUN apt-get update \
  && apt-get install -y --no-install-recommends ca-certificates nodejs npm \
  && rm -rf /var/lib/apt/lists/*

# Package managers trust the same authorities as the image, such as those of a company's proxy.
ENV npm_config_cafile=/etc/ssl/certs/ca-certificates.crt
WORKDIR /portal
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
COPY shared shared
RUN npx --yes "$(node -p "require('./package.json').packageManager")" install --frozen-lockfile --prod \
  --filter-prod developer-portal --filter-prod '@portal/sandbox...'

RUN useradd --system portal && install -d -o portal /data
USER portal
VOLUME /data
CMD ["node", "--import", "tsx", "shared/tools/sandbox/src/cli.ts", "--port", "3000", "--host", "0.0.0.0", "--expose", \
  "--allow-host", "services", "--behind-proxy", "--data-dir", "/data"]
