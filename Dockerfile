# The command line as a container. In a repository with content/:
#   docker build --tag railwright . && docker run --rm --volume "$PWD:/repo" railwright validate
FROM node:24-bookworm-slim AS build
WORKDIR /source
COPY . .
RUN npm ci
RUN npm run package -w apps/cli
RUN npm pack ./apps/cli/dist --pack-destination /

FROM node:24-bookworm-slim
# Git for --changed-since and compare --against. Mounted files belong to a user outside the container.
RUN apt-get update \
  && apt-get install --yes --no-install-recommends git \
  && rm -rf /var/lib/apt/lists/* \
  && git config --system --add safe.directory '*'
COPY --from=build /railwright-*.tgz /
# With what workers of a queue need beside it.
RUN npm install --global /railwright-*.tgz bullmq@6 ioredis@6 && rm /railwright-*.tgz
USER node
WORKDIR /repo
ENTRYPOINT ["railwright"]
CMD ["--help"]
