import type { VideoProps } from '@vitrine/ui/Video'
import type { VideoSource } from '@vitrine/ui/VideoPlayer'
import { defineComponent } from '../fields/defineComponent.js'
import type { Field } from '../fields/field.js'
import { asset, choice, flag, text } from '../fields/fieldKinds.js'
import type { Definition } from './definition.js'
import { sampleImage, sampleNode } from './sampleNodes.js'

const ID = 'vitrine:components/video'

/**
 * Sources that the content security policy allows: a video of our media library or of the CMS, in a format browsers
 * support.
 */
const FILM = /^\/(?!\/)[\w./%~+:-]{1,500}\.(mp4|webm)$/

/** Address of a video file: a path as text, or a CMS asset. */
const film: Field<VideoSource, true> = {
  type: { kind: 'path' },
  isRequired: true,
  note: 'Path of the video file, such as /media/video/meridian-loop.mp4.',
  read: ({ node, ctx }, name) => {
    const src = ctx.assets.image(node.fields.get(name))?.src ?? ''
    const format = FILM.exec(src)?.[1]
    return format === undefined ? undefined : { src, type: `video/${format}` }
  },
}

const smallerFilm: Field<VideoSource, false> = {
  ...film,
  isRequired: false,
  note: 'Path of the same video as WebM: browsers that support WebM use it, others use the file above.',
}

/** A video that plays on request, or a short silent loop for decoration. */
export const video: Definition<VideoProps> = defineComponent({
  id: ID,
  note: 'A video. It plays on request; a loop is short, silent, repeats and needs a poster.',
  fields: {
    src: film,
    webm: smallerFilm,
    poster: asset,
    title: text,
    caption: text,
    isLoop: flag,
    ratio: choice(['16:9', '21:9', '3:2', '1:1']),
  },
  props: ({ src, webm, poster, title, caption, isLoop, ratio }) => ({
    kind: isLoop ? 'loop' : 'player',
    sources: webm ? [webm, src] : [src],
    poster: poster ? { landscape: poster, portrait: null, alt: poster.alt } : null,
    label: title || poster?.alt || caption || '',
    caption,
    width: 'wide',
    landscapeRatio: ratio,
  }),
  sample: sampleNode(
    ID,
    {
      src: '/media/video/meridian-loop.mp4',
      poster: sampleImage,
      title: 'Meridian 40 in motion',
      caption: 'Filmed in the workshop.',
      isLoop: 'true',
    },
    ['poster'],
  ),
})
