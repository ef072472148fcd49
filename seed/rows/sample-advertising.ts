/** Input for drawing a sample picture (see `data/advertising/draw-pictures.ts`). */
export interface PictureArt {
  readonly ground: string;
  readonly accent: string;
  readonly shape: string;
}

/** Sample ads and featured businesses, as written in the source files. */
export interface SampleAd {
  readonly name: string;
  readonly alt: string;
  readonly clickUrl: string;
  /** A file of `data/advertising/pictures`. */
  readonly picture: string;
  readonly art: PictureArt & { readonly ink: string; readonly title: string; readonly maker: string };
}

export interface SampleBusiness {
  readonly name: string;
  readonly category: string;
  readonly location: string;
  readonly description: string;
  readonly rating: number;
  readonly reviewCount: number;
  readonly phoneNumber: string | null;
  readonly websiteUrl: string | null;
  readonly sortOrder: number;
  readonly picture: string;
  readonly art: PictureArt;
}
