import type { RenderedPage, WebBundle } from './web-bundle.ts'

/** The whole HTML document of a page. There is no inline script that runs: the state is JSON, which is data. */
export function documentHtml(page: RenderedPage, web: WebBundle): string {
  const preload = [
    ...web.fonts.map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`),
    ...web.styles.map((style) => `<link rel="stylesheet" href="${style}">`),
  ]
  const scripts = [web.entry, ...web.scriptsFor(page.preloads)].join(' ')
  return `<!doctype html>
<html lang="en" class="fresh">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="theme-color" content="#0a0a0b">
<meta name="color-scheme" content="dark">
${page.head}
<link rel="icon" href="/favicon.ico" sizes="32x32">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/icons/apple-touch-180.png">
<link rel="manifest" href="/manifest.webmanifest">
${preload.join('\n')}
<script type="module" fetchpriority="low" src="${web.boot}" data-scripts="${scripts}"></script>
</head>
<body>
<div id="root">${page.html}</div>
<script type="application/json" id="state">${page.state}</script>
</body>
</html>
`
}

/** What is shown when a page cannot be made: without scripts, styles or data, so that nothing else can fail. */
export function plainPage(title: string, words: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | Adrenaline Performance</title>
<style>
html{background:#0a0a0b;color:#f5f5f6;font-family:system-ui,sans-serif}
main{max-width:36rem;margin:22vh auto 0;padding:0 1.5rem}
h1{font-size:2.2rem;line-height:1.1;text-transform:uppercase}
p{color:#b8b8c0;line-height:1.6}
a{color:#ffb020}
</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${words}</p>
<p><a href="/">Back to the home page</a></p>
</main>
</body>
</html>
`
}
