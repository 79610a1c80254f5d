import config from '../portal.config.json';

/** The default configuration, as the sandbox serves it at `http://localhost:3000/portal.config.json`. */
export const localConfig: unknown = JSON.parse(
  JSON.stringify(config).replaceAll('{protocol}', 'http').replaceAll('{host}', 'localhost:3000'),
);
