'use client'

import { useLaterPart } from '../../hydration/useLaterPart.js'

/** A film to show behind words; the upright cut is for phones. */
export interface SlideFilmData {
  readonly src: string
  readonly portraitSrc?: string | undefined
}

/** The film of a slide, once the page stands: its photograph has come first, and remains where no film can be played. */
export function SlideFilm({ film }: { readonly film: SlideFilmData }) {
  const [FilmLayer] = useLaterPart(true, () => import('./FilmLayer.js').then((own) => own.FilmLayer))
  return FilmLayer && <FilmLayer key={film.src} film={film} />
}
