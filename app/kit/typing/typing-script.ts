/**
 * Runs in <head>. Until React has brought a form to life nobody hears what is typed into it: this remembers the last
 * text of every control, for use-typing-taken-over.ts. A form without an address of its own is sent by script only; sent by
 * the browser before that, it would leave the page, lose the words, and show a password in the address.
 */
export const typingScript = `(function(typed){
addEventListener('input',function(event){typed.set(event.target,event.target.value)},true)
addEventListener('submit',function(event){event.target.hasAttribute('action')||event.preventDefault()},true)
})(window.typedEarly=new WeakMap)`
