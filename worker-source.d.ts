/** The bundled code of a worker's module as text; see `shared/tools/federation/src/webpack/worker-source.ts`. */
declare module '*?source' {
  const code: string;
  export default code;
}
