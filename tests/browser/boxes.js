/**
 * Reports texts in the matching elements that leave the viewport, are cut off or shortened with “…”, or overlap.
 * Translations differ in the length of their words.
 */
export const misplaced = (page, selector) =>
  page.evaluate((selector) => {
    const texts = [];
    const problems = [];
    /** Texts for screen readers have a box of one pixel. Islands (`display: contents`) have no box. */
    const isTiny = (element) => {
      if (element === null) return false;
      const hasBox = getComputedStyle(element).display !== "contents";
      return (hasBox && element.getBoundingClientRect().width <= 1) || isTiny(element.parentElement);
    };
    const isVisible = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !isTiny(element);
    const isInViewport = (element, top, bottom) => {
      if (element === null) return bottom > 0 && top < innerHeight;
      const box = element.getBoundingClientRect();
      const isScrolledAway = getComputedStyle(element).overflowY !== "visible" && (bottom > box.bottom + 1 || top < box.top - 1);
      return !isScrolledAway && isInViewport(element.parentElement, top, bottom);
    };
    /** The closest ancestor that is stacked above the page, and so may cover other texts. */
    const layerOf = (element) => {
      if (element === null) return null;
      const { position, zIndex } = getComputedStyle(element);
      const isLayer = /sticky|fixed/.test(position) || (position === "absolute" && zIndex !== "auto");
      return isLayer ? element : layerOf(element.parentElement);
    };
    const isIgnored = (element) => element.closest(".visually-hidden, .still, math, svg, option, .alt, [aria-hidden=true]");
    for (const root of document.querySelectorAll(selector)) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement;
        const words = node.data.trim();
        if (!words || !isVisible(element) || isIgnored(element)) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const { left, top, right, bottom } of range.getClientRects()) {
          // Line boxes may touch: letters do not fill them.
          const slack = 0.25 * (bottom - top);
          if (right - left > 2 && isInViewport(element, top, bottom)) {
            texts.push({ element, layer: layerOf(element), words: words.slice(0, 40), left, right, top: top + slack, bottom: bottom - slack });
          }
        }
      }
      for (const input of root.querySelectorAll("input[type=number], input[type=text]")) {
        if (isVisible(input) && input.scrollWidth > input.clientWidth + 1) problems.push(`${input.name}: the value ${input.value} is cut off`);
      }
    }
    for (const text of texts) {
      const { element, words, left, right } = text;
      let isScrolled = false;
      // The lesson has these texts in full.
      const isLong = element.closest("figcaption, .reading");
      for (let parent = element; parent; parent = parent.parentElement) {
        const { overflowX, textOverflow } = getComputedStyle(parent);
        if (!/hidden|clip|auto|scroll/.test(overflowX)) continue;
        isScrolled ||= textOverflow === "ellipsis" || /auto|scroll/.test(overflowX);
        const box = parent.getBoundingClientRect();
        if (textOverflow === "ellipsis" && !isLong && right > box.right + 1 + parent.scrollLeft) problems.push(`“${words}” is shortened`);
        if (textOverflow === "ellipsis" && !isLong && left < box.left - 1) problems.push(`“${words}” is shortened`);
        text.left = Math.max(text.left, box.left);
        text.right = Math.min(text.right, box.right);
        if (!isScrolled && (left < box.left - 1 || right > box.right + 1)) problems.push(`“${words}” is cut off`);
      }
      if (!isScrolled && (left < -1 || right > innerWidth + 1)) problems.push(`“${words}” leaves the viewport`);
    }
    texts.forEach((text, index) => {
      for (const other of texts.slice(index + 1)) {
        if (text.layer !== other.layer || text.element.contains(other.element) || other.element.contains(text.element)) continue;
        const width = Math.min(text.right, other.right) - Math.max(text.left, other.left);
        const height = Math.min(text.bottom, other.bottom) - Math.max(text.top, other.top);
        if (width > 1 && height > 1) problems.push(`“${text.words}” overlaps “${other.words}”`);
      }
    });
    return [...new Set(problems)];
  }, selector);
