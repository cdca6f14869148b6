import { expect, test } from 'vitest';
import { htmlToText } from './html-text.ts';

test.each([
  ['Marted&igrave;&nbsp;&mdash; 5&thinsp;&le;&thinsp;6 &copy &#128075; &#x1F44B;', 'Martedì — 5\u2009≤\u20096 © 👋 👋'],
  ['a &lt;b&gt; &amp;lt; &bogus; < c', 'a <b> &lt; &bogus; < c'],
  ['a&#0;b&#27;c', 'a\uFFFDb c'],
  ['<p>a<br>b</p><blockquote>c<blockquote>d</blockquote></blockquote>e', 'a\nb\n\n> c\n>> d\n>\ne'],
  ['<title>no</title>a<style>no</style><!-- no -->b<script>no', 'ab'],
])('%j says %j', (html, text) => expect(htmlToText(html)).toBe(text));
