/** The bundled code of a worker's module as text; see `shared/tools/build/src/webpack/worker-source.ts`. */
declare module '*?source' {
  const code: string;
  export default code;
}
