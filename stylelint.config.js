/** What a supported browser lacks (`browserslist` in package.json: two years) stands in a fitting `@supports`, or here. */
export default {
  plugins: ['stylelint-plugin-use-baseline'],
  rules: {
    'plugin/use-baseline': [
      true,
      {
        available: 2024,
        // Where they are missing nothing is: no line breaks nicer, no bar is tinted, no field is enlarged.
        ignoreProperties: {
          '/^accent-color|forced-color-adjust|overscroll-behavior|resize|scrollbar-color|text-size-adjust$/':
            ['/./'],
          'break-after': ['avoid'],
          'content-visibility': ['auto'],
          'font-family': ['ui-monospace'],
          'position-area': ['/span|none/'],
          'text-wrap': ['pretty'],
          // With the prefix that Lightning CSS adds.
          '/^box-decoration-break|line-clamp|user-select$/': ['/./'],
        },
        // Drawn by script, where a browser knows them; colours alone; a list's sign.
        ignoreSelectors: ['highlight', 'selection', 'marker'],
      },
    ],
    // WebKit knows neither thickness nor colour in the shorthand, and drops the whole line.
    'declaration-property-value-disallowed-list': { 'text-decoration': ['/ /'] },
  },
};
