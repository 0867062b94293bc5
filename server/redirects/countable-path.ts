const longestPath = 200

/** What programs try everywhere in search of a hole. Nobody is ever to be led there. */
const hostile =
  /(^|\/)(wp-|wordpress|xmlrpc|phpmyadmin|pma\/|adminer|cgi-bin|vendor\/|actuator|solr\/|boaform|hnap1|owa\/|_profiler|telescope|console\/|\.(env|git|svn|aws|ssh|ds_store|vscode|htaccess|htpasswd|well-known))|\.(env|sql|bak|old|swp|ini|log|ya?ml|conf|config|sh|cgi|jsp|axd|ashx)$|\.\.|(eval-stdin|phpinfo|shell|config|setup|install|test|info|admin|upload|login)\.(php|aspx?)$|<|%3c|\/\/|select%20|union%20/i

/** An address may hold who somebody is: an e-mail, or a token that a letter carried. Such paths are not written down. */
const personal = /@|%40|[0-9a-f]{16,}|[\w-]{40,}|\d{7,}/i

/** Whether a path that leads nowhere is worth knowing, and says nothing of a person. */
export function countsAsMissing(path: string): boolean {
  return path.length <= longestPath && !hostile.test(path) && !personal.test(path)
}
