'use client'

import { useLaterPart } from '../../hydration/useLaterPart.js'

/** A background video; the portrait cut is for phones. */
export interface SlideFilmData {
  readonly src: string
  readonly portraitSrc?: string | undefined
}

/**
 * Background video of a slide, loaded after hydration. The photograph loads first and stays where no video can be
 * played.
 */
export function SlideFilm({ film }: { readonly film: SlideFilmData }) {
  const [FilmLayer] = useLaterPart(true, () => import('./FilmLayer.js').then((own) => own.FilmLayer))
  return FilmLayer && <FilmLayer key={film.src} film={film} />
}
