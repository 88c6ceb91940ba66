#!/usr/bin/env bash
# Builds the image, starts PostgreSQL, migrations, web and worker from compose.yaml, and checks that they are healthy and ready.
# Needs Docker with the compose plugin. Generates keys and passwords for this run.
set -euo pipefail
cd "$(dirname "$0")/../.."

export COMPOSE_PROJECT_NAME="hub-image-$$"
secret() { openssl rand -hex 16; }
POSTGRES_PASSWORD="$(secret)" SECRETS_KEY="k1:$(openssl rand -base64 32)" METRICS_TOKEN="$(secret)" ADMIN_TOKEN="$(secret)"
SHOPIFY_API_KEY="$(secret)" SHOPIFY_API_SECRET="$(secret)" APP_ORIGINS='https://hub.example.com'
export POSTGRES_PASSWORD SECRETS_KEY METRICS_TOKEN ADMIN_TOKEN SHOPIFY_API_KEY SHOPIFY_API_SECRET APP_ORIGINS

finish() {
  local code=$?
  if [ "$code" -ne 0 ]; then docker compose logs --tail 100; fi
  docker compose down --volumes --timeout 45
  exit "$code"
}
trap finish EXIT

docker compose build
# Waits for the services' health checks; fails if a service is unhealthy or exits.
docker compose up --detach --wait --wait-timeout 180 web worker

get() { curl --silent --show-error --fail --header 'Host: hub.example.com' "$@"; }
get http://127.0.0.1:4173/healthz
get http://127.0.0.1:4173/readyz
get --header "Authorization: Bearer $METRICS_TOKEN" http://127.0.0.1:4173/metrics | grep '^hub_database_up 1$'
for role in web worker; do
  [ "$(docker inspect --format '{{.State.Health.Status}}' "$(docker compose ps --quiet "$role")")" = healthy ]
  [ "$(docker compose exec --no-TTY "$role" id -un)" = node ]
done
# After SIGTERM a container exits within the grace period in compose.yaml.
docker compose stop web worker
for role in web worker; do
  [ "$(docker inspect --format '{{.State.ExitCode}}' "$(docker compose ps --all --quiet "$role")")" = 0 ]
done
echo 'The image starts, is healthy and ready, and stops by itself.'
