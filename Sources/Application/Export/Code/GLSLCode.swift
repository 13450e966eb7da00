internal import LayoutCore

extension LayoutCode {
    /// Functions for a vertex shader, of OpenGL 3.3 as of OpenGL ES 3.
    package var glsl: String {
        let printer = CodePrinter(formula, in: .glsl)
        let inputs = CardFormula.stageInputs
        let values = inputs.map { standing($0) } + formula.settings.map(\.value)
        let members =
            inputs.map { "    float \($0.rawValue); // \(CardFormula.meaning(of: $0))\n" }
            + zip(formula.settings, printer.settings).map { "    float \($1); // \($0.note)\n" }
        let unpacked = (inputs.map(\.rawValue) + printer.settings).map { "    float \($0) = stage.\($0);\n" }
        let rows = (0..<4).map { row in
            "        vec4(" + (0..<4).map { printer.number(formula.matrix[row * 4 + $0]) }.joined(separator: ", ") + ")"
        }
        return head([
            "Written by zoetrope. Paste it before a vertex shader's main, from #version 330 or #version 300 es on:",
            "gl_Position = seen(place(offset, index, standing()), point, standing());",
            "with the point on the card in points from its middle, y going down.",
        ]) + """

            struct Stage {
            \(members.joined())};

            struct Placement {
                mat4 matrix; // matrix * vec4(point, 0.0, 1.0), in points from the middle of the view; perspective is in it
                float alpha;
                float blur;
                float depth; // the greater, the nearer
                bool hidden;
            };

            // As it stood when this was written.
            Stage standing() {
                return Stage(\(values.map(CodeLanguage.glsl.literal).joined(separator: ", ")));
            }

            \(Self.glslTools)
            // o: \(CardFormula.meaning(of: .offset)); i: \(CardFormula.meaning(of: .index)).
            Placement place(float o, float i, Stage stage) {
            \(unpacked.joined())\(printer.statements.map { "    \($0)\n" }.joined())    Placement card;
                card.matrix = mat4(
            \(rows.joined(separator: ",\n")));
                card.alpha = \(printer.number(formula.alpha));
                card.blur = \(printer.number(formula.blur));
                card.depth = \(printer.number(formula.depth));
                card.hidden = \(printer.truth(formula.isHidden));
                vec4 sum = abs(card.matrix[0]) + abs(card.matrix[1]) + abs(card.matrix[2]) + abs(card.matrix[3]);
                float size = max(max(sum.x, sum.y), max(sum.z, sum.w));
                if (!(size <= 1e30) || !(card.alpha >= 0.0)) card.alpha = 0.0;
                return card;
            }

            // Where a point of the card is in the clip space of the view.
            vec4 seen(Placement card, vec2 point, Stage stage) {
                vec4 at = card.matrix * vec4(point, 0.0, 1.0);
                float range = 16.0 * max(stage.W, stage.H);
                return vec4(2.0 * at.x / stage.W, -2.0 * at.y / stage.H, -at.z / range, at.w);
            }

            """
    }

    /// What GLSL leaves open: powers of what is below 0, and which way halves are rounded.
    private static let glslTools = """
        float rounded(float a) { return a < 0.0 ? -floor(0.5 - a) : floor(a + 0.5); }

        float power(float a, float b) {
            if (b == 0.0) return 1.0;
            if (a == 0.0) return b > 0.0 ? 0.0 : uintBitsToFloat(0x7F800000u);
            float size = pow(abs(a), b);
            if (a > 0.0) return size;
            if (floor(b) != b) return uintBitsToFloat(0x7FC00000u);
            return mod(b, 2.0) == 0.0 ? size : -size;
        }

        float arcTangent(float y, float x) { return x == 0.0 && y == 0.0 ? 0.0 : atan(y, x); }

        float quarter(float quarters) {
            float turns = mod(quarters, 4.0);
            return turns == 0.0 ? 1.0 : turns == 2.0 ? -1.0 : 0.0;
        }

        float cosOfDegrees(float a) {
            float quarters = a / 90.0;
            return quarters == floor(quarters) ? quarter(quarters) : cos(radians(a));
        }

        float sinOfDegrees(float a) {
            float quarters = a / 90.0;
            return quarters == floor(quarters) ? quarter(quarters - 1.0) : sin(radians(a));
        }

        """
}

extension CodeLanguage {
    static let glsl = CodeLanguage(
        reserved: Set(
            """
            attribute const uniform varying buffer shared coherent volatile restrict readonly writeonly atomic_uint layout centroid
            flat smooth noperspective patch sample break continue do for while switch case default if else subroutine in out inout
            float double int void bool true false invariant precise discard return struct common partition active asm class union
            enum typedef template this resource goto inline noinline public static extern external interface long short half fixed
            unsigned superp lowp mediump highp precision input output filter sizeof cast namespace using main
            vec2 vec3 vec4 dvec2 dvec3 dvec4 ivec2 ivec3 ivec4 uvec2 uvec3 uvec4 bvec2 bvec3 bvec4 hvec2 hvec3 hvec4 fvec2 fvec3
            fvec4 mat2 mat3 mat4 mat2x2 mat2x3 mat2x4 mat3x2 mat3x3 mat3x4 mat4x2 mat4x3 mat4x4 dmat2 dmat3 dmat4 uint
            sampler1D sampler2D sampler3D samplerCube sampler2DRect sampler3DRect
            radians degrees sin cos tan asin acos atan sinh cosh tanh asinh acosh atanh pow exp log exp2 log2 sqrt inversesqrt abs
            sign floor trunc round roundEven ceil fract mod modf min max clamp mix step smoothstep isnan isinf length distance dot
            cross normalize ftransform faceforward reflect refract matrixCompMult outerProduct transpose determinant inverse
            lessThan lessThanEqual greaterThan greaterThanEqual equal notEqual any all not texture textureSize textureLod texelFetch
            noise1 noise2 noise3 noise4 dFdx dFdy fwidth fma frexp ldexp uintBitsToFloat floatBitsToUint floatBitsToInt
            intBitsToFloat imageLoad imageStore image2D
            Stage Placement standing place seen stage card sum size matrix rounded power arcTangent quarter cosOfDegrees sinOfDegrees
            """.split(whereSeparator: \.isWhitespace).map(String.init)),
        literal: { number in
            let float = Float(number)
            if float.isNaN { return "uintBitsToFloat(0x7FC00000u)" }
            if float.isInfinite { return "\(float < 0 ? "-" : "")uintBitsToFloat(0x7F800000u)" }
            return "\(float)"
        }, definition: { name, isTruth, text in "\(isTruth ? "bool" : "float") \(name) = \(text);" },
        functions: [.power: "power", .arcTangent2: "arcTangent"])
}
