import { themeKey } from '#kit/theme/theme-store.ts'
import { motionKey } from '#kit/motion/motion-store.ts'

/**
 * Runs in <head> before the first paint, so that a dark page never flashes light and nothing moves that must not:
 * the HTML itself is the same for every visitor (I7). The same rules as theme-store.ts and motion-store.ts; a test compares them.
 */
export const themeScript = `(function(root){
var theme,motion
try{theme=localStorage.getItem('${themeKey}');motion=localStorage.getItem('${motionKey}')}catch(blocked){}
var dark=theme==='dark'||theme!=='light'&&matchMedia('(prefers-color-scheme: dark)').matches
root.classList.toggle('dark',dark)
root.style.colorScheme=dark?'dark':'light'
root.dataset.motion=motion==='off'||motion!=='on'&&matchMedia('(prefers-reduced-motion: reduce)').matches?'off':'on'
})(document.documentElement)`

/**
 * Runs in <head>. Until React has brought a form to life nobody hears what is typed into it: this remembers the last
 * text of every control, for use-typing-taken-over.ts. A form without an address of its own is sent by script only; sent by
 * the browser before that, it would leave the page, lose the words, and show a password in the address.
 */
export const typingScript = `(function(typed){
addEventListener('input',function(event){typed.set(event.target,event.target.value)},true)
addEventListener('submit',function(event){event.target.hasAttribute('action')||event.preventDefault()},true)
})(window.typedEarly=new WeakMap)`
