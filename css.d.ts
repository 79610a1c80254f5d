/** Style sheets are the bundler's: a CSS Module is its class names, a plain one only has an effect. */
declare module '*.module.css' {
  const classNames: { readonly [name: string]: string };
  export default classNames;
}
declare module '*.css';
