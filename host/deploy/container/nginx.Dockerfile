# nginx with the configuration of host/deploy. Build it in that folder.
ARG BASE=docker.io/library/debian:13-slim
FROM ${BASE}

RUN apt-get update \
  && apt-get install -y --no-install-recommends ca-certificates gettext-base libnginx-mod-http-brotli-static nginx openssl \
  && rm -rf /var/lib/apt/lists/* /etc/nginx/sites-enabled/default \
  && ln -sf /dev/stdout /var/log/nginx/access.log \
  && ln -sf /dev/stderr /var/log/nginx/error.log

COPY container/nginx.conf /etc/nginx/nginx.conf
COPY portal-brotli.conf /etc/nginx/conf.d/
COPY portal-http.conf.template portal.conf.template portal-proxy.locations.template portal-security.headers.template /etc/nginx/templates/
COPY --chmod=755 container/start-nginx.sh /usr/local/bin/start-nginx

# What a container knows by itself. The others are set where it is run: see README.md.
ENV PORTAL_PORT="" \
  PORTAL_LISTEN=443 \
  PORTAL_LISTEN_PLAIN=80 \
  PORTAL_CERTIFICATE=/etc/ssl/portal/chain.pem \
  PORTAL_CERTIFICATE_KEY=/etc/ssl/portal/key.pem \
  PORTAL_ROOT=/srv/portal \
  PORTAL_CACHE=/var/cache/portal/content \
  PORTAL_LOGS=/var/log/nginx \
  PORTAL_RESOLVER="" \
  PORTAL_CA=/etc/ssl/certs/ca-certificates.crt \
  PORTAL_CONTENT_KEY="" \
  PORTAL_CONTENT_PORT=8081 \
  PORTAL_SCRIPT_ORIGINS="" \
  PORTAL_CONNECT_ORIGINS="" \
  PORTAL_FRAME_ORIGINS="" \
  PORTAL_IMAGE_ORIGINS=""

VOLUME /srv/portal /etc/ssl/portal /var/cache/portal
EXPOSE 80 443
STOPSIGNAL SIGQUIT
CMD ["start-nginx"]
