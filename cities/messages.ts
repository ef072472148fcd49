import type { CompiledMessage } from 'icu-minify/format';
import type ENGLISH from './texts/en.json';

/** The site's texts, compiled, by part and key. */
export type Messages = Compiled<typeof ENGLISH>;
type Compiled<T> = { readonly [Key in keyof T]: T[Key] extends string ? CompiledMessage : Compiled<T[Key]> };
