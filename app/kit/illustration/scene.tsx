import icons from '#kit/icon/icons.svg?no-inline'
import home from './art/home.svg?no-inline'
import { SpriteImage } from './sprite-image.tsx'

type SceneProps = { title?: string; className?: string }

/** The Krämerbrücke, for the history. */
export function Bridge(image: SceneProps) {
  return (
    <SpriteImage viewBox="0 0 640 340" {...image}>
      <use href={`${home}#bridge`} />
    </SpriteImage>
  )
}

/** Hills of cloth beside the call to action; they stand on the lower edge. */
export function Band(image: SceneProps) {
  return (
    <SpriteImage viewBox="0 0 760 520" fit="xMaxYMax meet" {...image}>
      <use href={`${icons}#band`} />
    </SpriteImage>
  )
}

/** The same for phones, above the words and with every hill whole. */
export function LowBand(image: SceneProps) {
  return (
    <SpriteImage viewBox="0 0 760 270" {...image}>
      <use href={`${icons}#band-low`} />
    </SpriteImage>
  )
}

/** For empty and failed states. */
export function TornThread(image: SceneProps) {
  return (
    <SpriteImage viewBox="0 0 240 120" fit="xMidYMid meet" {...image}>
      <use href={`${icons}#torn-thread`} />
    </SpriteImage>
  )
}
