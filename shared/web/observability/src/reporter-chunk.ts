/** The reporter's chunk. Its script only defines the modules; they are evaluated in a task of their own. */
export const evaluateReporter = () => import(/* webpackMode: "eager" */ './observe-visit');
