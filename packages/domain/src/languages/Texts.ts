declare const localized: unique symbol;

/** The shape of texts: words can be any words, and a sentence takes the same parameters. */
export type Texts<T> = T extends string
  ? string
  : T extends (...parameters: infer Parameters) => infer Result
    ? (...parameters: Parameters) => Result extends string ? string : Result
    : T extends object
      ? { readonly [Key in keyof T]: Texts<T[Key]> }
      : T;

/** Texts that a language replaces. The mark exists only in types. */
export type InLanguage<T> = Texts<T> & { readonly [localized]: true };

/** What a language provides for one module: everything the module exports through `inLanguage`. */
export type CatalogueOf<Module> = {
  readonly [
    Name in keyof Module as Module[Name] extends { readonly [localized]: true } ? Name : never
  ]: Module[Name] extends InLanguage<infer T> ? Texts<T> : never;
};
