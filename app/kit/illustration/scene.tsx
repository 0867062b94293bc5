import sprite from './art/scenes.svg?no-inline'
import { SpriteImage } from './sprite-image.tsx'

type SceneProps = { title?: string; className?: string }

/** The Krämerbrücke, for the history. */
export function Bridge(image: SceneProps) {
  return (
    <SpriteImage viewBox="0 0 640 340" {...image}>
      <use href={`${sprite}#bridge`} />
    </SpriteImage>
  )
}

/** Hills of cloth beside the call to action; they stand on the lower edge. */
export function Band(image: SceneProps) {
  return (
    <SpriteImage viewBox="0 0 760 520" fit="xMaxYMax meet" {...image}>
      <use href={`${sprite}#band`} />
    </SpriteImage>
  )
}

/** The same for phones, above the words and with every hill whole. */
export function LowBand(image: SceneProps) {
  return (
    <SpriteImage viewBox="0 0 760 270" {...image}>
      <use href={`${sprite}#band-low`} />
    </SpriteImage>
  )
}

/** For empty and failed states. */
export function TornThread(image: SceneProps) {
  return (
    <SpriteImage viewBox="0 0 240 120" fit="xMidYMid meet" {...image}>
      <use href={`${sprite}#torn-thread`} />
    </SpriteImage>
  )
}
