#!/bin/sh
# Replaces the variables of the templates and starts nginx. Without a certificate it makes one, for trying it out.
set -eu

if [ ! -e "$PORTAL_CERTIFICATE" ]; then
  echo "No certificate in $PORTAL_CERTIFICATE: making one that no browser trusts" >&2
  openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 365 -subj "/CN=$PORTAL_HOST" \
    -addext "subjectAltName=DNS:$PORTAL_HOST" -keyout "$PORTAL_CERTIFICATE_KEY" -out "$PORTAL_CERTIFICATE" 2> /dev/null
fi

# The container's own name servers; IPv6 addresses are written in brackets.
if [ -z "$PORTAL_RESOLVER" ]; then
  PORTAL_RESOLVER=$(awk '$1 == "nameserver" { print ($2 ~ /:/ ? "[" $2 "]" : $2) }' /etc/resolv.conf | xargs)
  export PORTAL_RESOLVER
fi

variables=$(printenv | sed -n 's/^\(PORTAL_[A-Z_]*\)=.*/${\1}/p')
for template in /etc/nginx/templates/*.template; do
  envsubst "$variables" < "$template" > "/etc/nginx/conf.d/$(basename "$template" .template)"
done
exec nginx -g 'daemon off;'
