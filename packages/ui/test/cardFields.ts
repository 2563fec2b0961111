const page = (script: string) => `<!doctype html><html lang="en"><head><title>Card details</title><style>
body{margin:4px;font:16px sans-serif;color:inherit}label{display:block;margin-bottom:16px}
input{display:block;box-sizing:border-box;width:100%;height:48px;border:1px solid #767676;padding:0 16px}
</style></head><body><label>Card number<input inputmode="numeric" autocomplete="cc-number"></label>
<label>Expiry date<input autocomplete="cc-exp"></label><script>
const tell = (message) => parent.postMessage(message, '*');${script}</script></body></html>`

/** Address of a page that answers like the card fields of a payment provider; each answers a request of a token as given. */
export function cardFieldsPage(answer: 'token' | 'invalid' | 'failed' | 'silent'): string {
  const reply = {
    token: `tell({type:'token',id:e.data.id,token:'tok-1',brand:'visa',last4:'1111',expiryMonth:'03',expiryYear:'2030'})`,
    invalid: `document.querySelector('input').focus();tell({type:'invalid',id:e.data.id,fields:['number']})`,
    failed: `tell({type:'failed',id:e.data.id})`,
    silent: '',
  }[answer]
  const ready = answer === 'silent' ? '' : `tell({type:'height',height:160});tell({type:'ready'});`
  const script = `addEventListener('message',(e)=>{if(e.data.type==='tokenise'){${reply}}});${ready}`
  return URL.createObjectURL(new Blob([page(script)], { type: 'text/html' }))
}
