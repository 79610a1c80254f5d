/** The recorder's chunk. Its script only defines the modules; they are evaluated in a task of their own. */
export const evaluateRecorder = () => import(/* webpackMode: "eager" */ './recorder');
